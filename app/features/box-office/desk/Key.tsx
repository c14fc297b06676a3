/** A key, for those who see it: what it does is said by what it stands beside. */
export const Key = ({ name }: { name: string }) => <kbd aria-hidden="true">{name}</kbd>;
