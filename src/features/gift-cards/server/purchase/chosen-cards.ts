import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { getAuthorizedPurchase } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { toCardDraft } from '#features/gift-cards/rules/card-draft.ts'
import type { CardsForm } from '#features/gift-cards/rules/cards-form.ts'
import { listHeading, writeCardList } from '#features/gift-cards/rules/list/card-list.ts'
import { type CompanyForm, emptyCompanyForm, rowsOfCards } from '#features/gift-cards/rules/list/company-form.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { type CardGoods, readCardGoods } from './read-card-goods.ts'

type Chosen<Form> = { form: Form; purchase: string }

/** The cards of a purchase that its browser wants to change; null for anybody else, and once it is paid. */
export async function chosenCards(
  services: Services,
  uuid: string | null,
  owner: string | null,
): Promise<Chosen<CardsForm> | null> {
  const chosen = await chosenGoods(services, uuid, owner)
  if (!chosen || chosen.goods.company) return null
  const drafts = chosen.goods.cards.map((card) => toCardDraft(card, services.config.giftCards))
  return { form: { cards: drafts, open: drafts.length === 1 ? 0 : null }, purchase: chosen.purchase }
}

/** The same of a company's list. */
export async function chosenList(
  services: Services,
  uuid: string | null,
  owner: string | null,
  language: Language,
): Promise<Chosen<CompanyForm> | null> {
  const chosen = await chosenGoods(services, uuid, owner)
  if (!chosen?.goods.company) return null
  const { cards, company } = chosen.goods
  const [first] = cards
  const list = { rows: rowsOfCards(cards), hasHeading: true }
  const form = {
    ...emptyCompanyForm(),
    list: writeCardList(list, listHeading(i18nFor(language).t)),
    ...(first && { from: first.from, theme: first.theme, hour: first.hour }),
    logo: company.logo ?? '',
  }
  return { form, purchase: chosen.purchase }
}

async function chosenGoods(
  services: Services,
  uuid: string | null,
  owner: string | null,
): Promise<{ goods: CardGoods; purchase: string } | null> {
  const purchase = await getAuthorizedPurchase(services, uuid ?? '', { owner, key: null })
  if (purchase?.kind !== 'gift-card' || !isOpen(purchase.state)) return null
  return { goods: readCardGoods(purchase.goods), purchase: purchase.uuid }
}
