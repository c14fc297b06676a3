import type { Embed } from "../pages/embed";

/** Whose maps they are. */
export const mapProvider = "OpenStreetMap";

/** Degrees from a venue to the edges of its map: a few streets around it. */
const around = { lat: 0.0022, lon: 0.005 };

/** The map around a place (WGS 84, degrees), for a frame and as a link. */
export function mapAt({ lat, lon }: { lat: number; lon: number }): Embed {
  const bounds = [lon - around.lon, lat - around.lat, lon + around.lon, lat + around.lat].map((edge) =>
    edge.toFixed(5),
  );
  const shown = new URLSearchParams({ bbox: bounds.join(), layer: "mapnik", marker: `${lat},${lon}` });
  return {
    provider: mapProvider,
    src: `https://www.openstreetmap.org/export/embed.html?${shown.toString()}`,
    href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`,
  };
}
