import { awakeEvent, awakeMark, staysEvent } from "~/domain/site/awake";
import { cartBadge, signedInHint } from "~/domain/site/cookies";

/** What the scripts of a document and their preloads are marked with while they wait. */
export const waiting = "later";

/** What somebody who is there does, or the window when somebody comes back to it. */
const signs = "pointerdown pointermove touchstart wheel scroll keydown focusin click input visibilitychange";

/**
 * What a press means more to when the page is awake; of links those that say so (`data-press`), or open over the page (`data-over`).
 * One that leads to another page need not wait.
 */
const controls = "button,summary,label,input,select,[role],[data-quick-buy],[data-press],[data-over]";

/** How much longer parts of a page may come awake after it: a later press is left alone. */
const partsLonger = 5;

/** How often it is looked whether a part has come awake, in ms. */
const glance = 50;

/** How long a page sleeps that nobody touches, in ms: what it says of tickets is no older. */
const longestSleep = 120_000;

/** How long the first frame may take from its making until the browser says that it is seen, in ms; some never say it. */
const longestFrame = 1000;

/**
 * Starts the scripts of a document: when its first frame is seen at the earliest, so that they share no slow line with
 * it. Their files are fetched then. A page that is the same for everybody sleeps on until there is a sign of somebody,
 * or a reason to wake by itself: what this browser alone knows (a cart, an account, favourites), a target in the address, a
 * copy that is shown offline, a part of the page that is marked. A pointer that rests is no sign: browsers tell of a move when a page
 * comes below it. Meanwhile the stylesheet for browsers without scripts
 * says what is left of seats. A press that comes before its part of the page is awake, which is when React has put its
 * name there, is kept, and made again then; it is made as without scripts if that takes too long. (Made again in a task
 * of its own: while React tells that it is ready it answers none.) `patience`: how long a press waits, in ms.
 */
export const wakingScript = (sleeps: boolean, patience: number): string => `(()=>{
const all=selector=>document.querySelectorAll(selector),signs=${JSON.stringify(signs)}.split(" ");
var pressed=[],ready,over,painted,wanted=${!sleeps}||/${cartBadge}=|${signedInHint}=/.test(document.cookie)||location.hash||/[?&]overlay=/.test(location.search)||
"kept"in document.documentElement.dataset||document.querySelector("[${awakeMark}]");
try{wanted||=localStorage.getItem("kasch-favorites")}catch{}
const isAwake=one=>ready&&Object.keys(one).some(key=>key.startsWith("__react"));
const press=event=>{
const one=event.target.closest("${controls}");
if(!one||!event.isTrusted||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey||isAwake(one))return;
event.preventDefault();event.stopImmediatePropagation();
pressed.push([one,event,performance.now()+${patience}]);ready&&make()};
const make=()=>setTimeout(()=>{
for(const[one,event,latest]of pressed.splice(0))
over||isAwake(one)||performance.now()>latest?event.target.dispatchEvent(new event.constructor("click",event)):pressed.push([one,event,latest]);
pressed[0]&&setTimeout(make,${glance})});
const leave=()=>{over=1;removeEventListener("click",press,true);make()};
const awake=()=>{ready||=(make(),setTimeout(leave,${partsLonger * patience}))};
const start=()=>{
for(const script of all('script[type="${waiting}"]')){
const module=document.createElement("script");
module.type="module";module.nonce=script.nonce;module.textContent=script.textContent;module.onerror=leave;
script.replaceWith(module)}
setTimeout(()=>ready||leave(),${patience})};
const wake=event=>{
if(document.hidden||event?.type=="pointermove"&&!event.movementX&&!event.movementY)return;
for(const sign of signs)removeEventListener(sign,wake,true);
wanted=1;painted&&start()};
if(!wanted)for(const sign of signs)addEventListener(sign,wake,{capture:true,passive:true});
${sleeps ? `addEventListener("click",press,true);addEventListener("${awakeEvent}",awake);addEventListener("${staysEvent}",leave);` : ""}
const seen=()=>{
if(painted)return;
painted=1;
for(const link of all('link[rel="${waiting}"]'))link.rel="modulepreload";
if(wanted)return start();
for(const part of all("noscript[data-asleep]"))document.head.insertAdjacentHTML("beforeend",part.textContent);
setTimeout(()=>wanted||wake(),${longestSleep})};
requestAnimationFrame(()=>setTimeout(()=>{
setTimeout(seen,${longestFrame});
new PerformanceObserver(seen).observe({type:"paint",buffered:true})}))})()`;
