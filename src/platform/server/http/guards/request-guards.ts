import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PageKey } from '#platform/pages/page-row.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import { problem } from '../api/problem.ts'
import { sentTooMuchResponse } from '../busy-response.ts'
import { largestTexts } from '../forms/multipart.ts'
import { pagePathOf } from '../rendering/personal-pages.ts'
import { isMultipart, readUploadBody } from './upload-body.ts'

/** How many files the forms of pages take that may hold any. */
export type MostFiles = Readonly<Partial<Record<PageKey, number>>>

const longestPath = 2048

/**
 * What can't be an address of ours is answered before anything tries to understand it. A question behind the address of
 * a page is another matter: whatever it says, the page answers as well as it can.
 */
export const guardPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url)
  const guarded = url.pathname.startsWith('/api/') ? url.pathname + url.search : url.pathname
  if (guarded.length > longestPath) {
    return refuse(c, 414, 'This address is too long', `An address has at most ${longestPath} characters.`)
  }
  if (!isDecodable(guarded)) {
    return refuse(
      c,
      400,
      'This address is not written correctly',
      'A % sign must be followed by two hexadecimal digits.',
    )
  }
  if (climbs.test(addressAsSent(c))) {
    return refuse(c, 400, 'This address is not written correctly', 'It goes up by dots. Write where it leads to.')
  }
  if (hasControlCharacters(url.pathname)) {
    return refuse(c, 400, 'This address is not written correctly', 'It holds characters that no address has.')
  }
  return next()
}

/** A part of one or two dots. Browsers resolve them before they ask; who sends them has something else in mind. */
const climbs = /(^|\/)(\.|%2e){1,2}(\/|$)/i

/** The path before anything has resolved it; only a real request has one. */
function addressAsSent(c: Context): string {
  const [path = ''] = ((c.env as Partial<HttpBindings> | undefined)?.incoming?.url ?? '').split('?')
  return path
}

/** Pages are read, and forms are sent with POST; nothing else is asked of them. */
export const guardMethod: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  c.header('Allow', 'GET, HEAD, POST')
  return c.text(`${c.req.method} is not something this page understands.`, 405)
}

/**
 * A form is sent from a page of ours, in the one encoding our forms have, and is of a fair size; a few may hold files.
 * It is counted before anything is done with it, whatever is wrong with it: `count` says for how many seconds its sender
 * has to wait.
 * Only browsers can be tricked into sending another site's form, and they say where it came from; React Router is told
 * to leave it to us.
 */
export function guardForms(
  publicUrl: string,
  count: (c: Context) => Promise<number>,
  { mostFiles, unsubscribePages }: { mostFiles: MostFiles; unsubscribePages: readonly PageKey[] },
): MiddlewareHandler {
  const ownHost = new URL(publicUrl).host
  const limit = bodyLimit({
    maxSize: largestTexts,
    onError: (c) => c.text(`This form is too large. It may have ${largestTexts / 1024} KB.`, 413),
  })
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const seconds = await count(c)
    if (seconds > 0) return sentTooMuchResponse(c.req.path, seconds)
    if (!isSameOrigin(c, ownHost)) {
      return c.text('This form was sent from another site. Open the page on this one and send it from there.', 403)
    }
    const page = staticPageAt(pagePathOf(c.req.path))?.page
    const files = (page && mostFiles[page]) ?? 0
    if (files > 0 && isMultipart(c)) return (await readUploadBody(c, files)) ?? next()
    // Mail programs that unsubscribe for their reader send what RFC 8058 wants.
    const isFromMail = unsubscribePages.some((one) => one === staticPageAt(c.req.path)?.page)
    if (!isFromMail && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      return c.text('Forms are sent as application/x-www-form-urlencoded.', 415)
    }
    return limit(c, async () => {
      await readWhole(c)
      await next()
    })
  }
}

/**
 * Before the form takes one of the places that personal pages have: whoever dribbles it in holds nothing but their own
 * connection. Most forms have come with their headers, and need no second request around them.
 */
async function readWhole(c: Context) {
  if ((c.env as Partial<HttpBindings> | undefined)?.incoming?.complete) return
  const { url, method, headers, signal } = c.req.raw
  c.req.raw = new Request(url, { method, headers, signal, body: await c.req.raw.arrayBuffer() })
}

/** `Sec-Fetch-Site` can't be forged by a page. Browsers that don't know it, or are spoken to over http, send `Origin`. */
export function isSameOrigin(c: Context, ownHost: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  return origin === undefined || [ownHost, c.req.header('host')].includes(hostOf(origin))
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : 'null'
}

/** Programs that call the API get a problem they can read, people a sentence. */
function refuse(c: Context, status: 400 | 414, title: string, detail: string): Response {
  if (c.req.path.startsWith('/api/')) return problem(status, title, detail)
  return c.text(`${title}. ${detail}`, status)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll('+', ' '))
    return true
  } catch {
    return false
  }
}

function hasControlCharacters(path: string): boolean {
  const decoded = decodeURIComponent(path)
  return [...decoded].some((character) => character < ' ' || character === '\u007f')
}
