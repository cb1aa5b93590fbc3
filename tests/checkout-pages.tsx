import { createElement, type ReactElement } from 'react'
import { RouterContextProvider } from 'react-router'
import BuyerPage, { loader as buyerStep } from '#features/checkout/pages/steps/buyer.tsx'
import ConfirmationPage, { loader as confirmationStep } from '#features/checkout/pages/steps/confirmation.tsx'
import PaymentPage, { loader as paymentStep } from '#features/checkout/pages/steps/payment.tsx'
import type { PurchaseStep } from '#features/checkout/rules/purchase-paths.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { senderContext, servicesContext, visitorContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { draft, look, owner, someGoods } from './builders/a-purchase.ts'
import { showElement } from './show-element.tsx'

type Asked = { kind?: PurchaseKind; language?: Language }

/** The pages of checkout as their browser gets them, without a script. */
export function checkoutPages(services: Services) {
  async function start({ kind = 'getaway', language = 'es' }: Asked = {}) {
    const goods = kind === 'voucher' ? someGoods(services) : {}
    const started = await startPurchase(services, { kind, goods, language, owner })
    if (!started.ok) throw new Error(started.error)
    return started.value.uuid
  }

  /** As it comes by the API: nobody has asked about the terms yet. */
  async function ready(asked: Asked = {}) {
    const uuid = await start(asked)
    await saveBuyer(services, await look(services, uuid), draft())
    return uuid
  }

  /** As React Router would call a page's loader or action. */
  async function argsFor(uuid: string, step: PurchaseStep, posted?: Record<string, string>) {
    const url = new URL(purchaseHref(await look(services, uuid), step), 'https://calmaria.example')
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(visitorContext, { address: '203.0.113.1' })
    context.set(senderContext, '203.0.113.1')
    const headers = { Cookie: ownerCookie(owner, false) }
    const init = posted ? { method: 'POST', body: new URLSearchParams(posted), headers } : { headers }
    return { request: new Request(url, init), url, params: { uuid }, context } as never
  }

  async function shown(uuid: string, page: ReactElement) {
    const { language } = await look(services, uuid)
    return showElement(services, language === 'pt' ? '/pt/' : '/', page)
  }

  async function showBuyer(uuid: string, actionData?: unknown) {
    const loaderData = await buyerStep(await argsFor(uuid, 'buyer'))
    return shown(uuid, createElement(BuyerPage, { loaderData, actionData } as never))
  }

  async function showPayment(uuid: string, actionData?: unknown) {
    const loaderData = await paymentStep(await argsFor(uuid, 'payment'))
    return shown(uuid, createElement(PaymentPage, { loaderData, actionData } as never))
  }

  async function showConfirmation(uuid: string) {
    const { data: loaderData } = await confirmationStep(await argsFor(uuid, 'confirmation'))
    return shown(uuid, createElement(ConfirmationPage, { loaderData } as never))
  }

  return { start, ready, argsFor, shown, showBuyer, showPayment, showConfirmation }
}

/** What a form answers without leaving the page. */
export async function answered(sent: Promise<{ data: unknown; init?: ResponseInit | null }>) {
  const { data, init } = await sent
  return { data, status: init?.status ?? 200 }
}

/** The names of the ticked boxes about terms. */
export const tickedIn = (html: string) =>
  [...html.matchAll(/<input[^>]+>/g)].flatMap(([input]) =>
    /checked=""/.test(input) ? (/ name="(terms[^"]*)"/.exec(input)?.[1] ?? []) : [],
  )

export const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
