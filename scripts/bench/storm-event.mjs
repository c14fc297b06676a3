/** The id of the demo house's event with the slug "storm": three hundred places for a thousand people. */
export async function stormEvent(base) {
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${base}/de/api/events/?page_size=100&page=${page}`);
    if (!response.ok) throw new Error(`The list of events answered ${response.status}`);
    const list = await response.json();
    const storm = list.results.find(({ slug }) => slug === "storm");
    if (storm) return storm.id;
    if (!list.next) throw new Error('No event with the slug "storm" in the programme: seed the demo house');
  }
}
