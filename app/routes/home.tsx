export default function Home() {
  return <h1>Kasch</h1>;
}
