import type { OptionalService } from '#platform/browser/consent-services.ts'

/** A list of calls or things, which the script takes over and goes on reading. Only what passes `isCall` counts. */
const takeList = (name: string, isCall = 'true') => `
var list = window.${name} = window.${name} || [];
var take = function (thing) { if (${isCall}) tell(thing.length === undefined ? [thing] : [].slice.call(thing)); };
list.forEach(take);
list.push = function (thing) { take(thing); return Array.prototype.push.call(list, thing); };`

/** A function that was only remembering its calls, which the script replaces. */
const takeFunction = (name: string) => `
var before = (window.${name} && window.${name}.q) || [];
window.${name} = function () { tell([].slice.call(arguments)); };
before.forEach(tell);`

/** How each company's own script takes over what the page has put in place for it. */
const takes: Record<OptionalService, string> = {
  'web-analytics': takeList('dataLayer', "Object.prototype.toString.call(thing) === '[object Arguments]'"),
  'privacy-analytics': takeFunction('plausible'),
  'marketing-automation': `
window.connectif = { managed: { sendEvents: function (events) { events.forEach(function (event) { tell([event]); }); } } };
document.dispatchEvent(new Event('connectif.loaded'));`,
  'session-recording': takeFunction('clarity'),
  'tag-manager': takeList('tagLayer'),
  'social-ads': `
window.fbq.callMethod = function () { tell([].slice.call(arguments)); };
window.fbq.queue.splice(0).forEach(tell);`,
  'affiliate-one': `
var tracking = window.AWIN.Tracking;
tracking.run = function () { if (tracking.Sale) tell([tracking.Sale]); delete tracking.Sale; };
tracking.run();`,
  'affiliate-two': `
(window.ttConversionOptions || []).splice(0).forEach(function (sale) { tell([sale]); });`,
}

/** What stands in for a company's script: it tells the collector of each call, as the company would hear of it. */
export const standInScript = (service: OptionalService, collector: string) => `(function () {
var tell = function (call) {
  fetch(${JSON.stringify(`${collector}/${service}`)}, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(call) })
    .catch(function () {});
};
tell(['loaded']);${takes[service]}
})();
`
