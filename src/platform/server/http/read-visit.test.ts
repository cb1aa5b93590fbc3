import { expect, test } from 'vitest'
import { originOfStart, readVisit } from './read-visit.ts'

const site = 'https://calmaria.example'
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

const visit = (url: string, headers: Record<string, string> = {}) => {
  const all: Record<string, string | undefined> = { 'user-agent': browser, ...headers }
  const origin = readVisit({ url, header: (name) => all[name.toLowerCase()] }, site)
  return origin && `${origin.channel} ${origin.campaign}`
}
const from = (path: string) => ({ referer: site + path })

test.each([
  ['its own address', '/a/?gclid=1&utm_campaign=verano', {}, 'ga verano'],
  ['nothing', '/a/', {}, '(direct) (none)'],
  ['the page before', '/a/', from('/?utm_source=awin'), 'aw (none)'],
  ['its own address before that of the page before', '/a/?source=x', from('/?utm_source=awin'), 'x (none)'],
  ['no page of another site', '/a/', { referer: 'https://elsewhere.example/?utm_source=awin' }, '(direct) (none)'],
  ['a referer that is none', '/a/', { referer: 'about:client' }, '(direct) (none)'],
  ['our script', '/a.data', { 'x-visit-origin': 'source=fb&utm_campaign=one', ...from('/b/') }, 'fb one'],
  ['our script, which knows of nothing', '/a.data', { 'x-visit-origin': '' }, '(direct) (none)'],
  ['the widget in a page of others', '/utbapis/utbinsert/load.php?service=1', {}, '(widget) (none)'],
])('a view comes from %s', (_, url, headers, origin) => {
  expect(visit(url, headers)).toBe(origin)
})

test.each([
  ['a robot', '/a/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program that does not say what it is', '/a/', { 'user-agent': '' }],
  ['curl', '/a/', { 'user-agent': 'curl/8.0' }],
  ['a browser that looks ahead', '/a/', { 'sec-purpose': 'prefetch' }],
  ['one that renders ahead', '/a/', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older one', '/a/', { 'x-moz': 'prefetch' }],
  ['data that are brought ahead', '/a.data', {}],
  ['a change of choice on the same page', '/a/?pax=3', from('/a/')],
  ['data of the same page', '/a/_.data?pax=3', { 'x-visit-origin': '', ...from('/a/?pax=2') }],
])('%s is no view', (_, url, headers) => {
  expect(visit(url, headers)).toBe(null)
})

test.each([
  ['the form', 'source=ga&utm_campaign=x', { 'x-visit-origin': 'source=fb' }, 'ga x'],
  ['our script', '', { 'x-visit-origin': 'source=fb', ...from('/a/?source=y') }, 'fb (none)'],
  ['the page of the form', '', from('/a/?source=y'), 'y (none)'],
  ['the widget', '', from('/pt/utbapis/utbinsert/load.php'), '(widget) (none)'],
  ['nobody', '', {}, '(direct) (none)'],
])('a purchase comes from what %s says', (_, sent, headers, origin) => {
  const request = { headers: new Headers(headers as Record<string, string>) }
  const started = originOfStart(request, { publicUrl: site }, new URLSearchParams(sent))
  expect(`${started.channel} ${started.campaign}`).toBe(origin)
})
