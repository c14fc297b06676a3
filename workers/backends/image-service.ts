/** A picture of one dot. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The smallest question to the image service: its answer has a format. */
export const askAboutDot = (images: ImagesBinding): Promise<ImageInfoResponse> =>
  images.info(new Blob([Uint8Array.from(atob(dot), (char) => char.charCodeAt(0))]).stream());
