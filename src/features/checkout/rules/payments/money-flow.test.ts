import { expect, test } from 'vitest'
import { type FlowCode, type FlowItem, type FlowPurchase, type Reach, reachOf } from './money-flow.ts'

const unused = (uuid: string, share: number): FlowItem => ({ uuid, share, fate: 'unused' })
const enjoyed = (uuid: string, share: number): FlowItem => ({ uuid, share, fate: 'gone' })
const became = (uuid: string, share: number, fate: FlowCode): FlowItem => ({ uuid, share, fate })
const code = (name: string, left: number, ...spends: FlowPurchase[]): FlowCode => ({ code: name, left, spends })
const bought = (purchase: string, ...items: FlowItem[]): FlowPurchase => ({ purchase, items })

/** Codes with what is taken off them, items that end, purchases on hold. */
type Row = [what: string, root: FlowPurchase, codes: string[], items: string[], purchases: string[]]

test.each<Row>([
  ['nothing used: all of it ends', bought('P', unused('b', 4000), unused('a', 6000)), [], ['b', 'a'], ['P']],
  ['what was enjoyed stays', bought('P', enjoyed('b', 4000), unused('a', 6000)), [], ['a'], ['P']],
  ['all was enjoyed', bought('P', enjoyed('a', 4000)), [], [], []],
  ['what another source paid whole ends too', bought('P', unused('a', 0)), [], ['a'], ['P']],
  ['a card that is not spent', bought('P', became('card', 7500, code('C', 7500))), ['C 7500'], [], ['P']],
  [
    'a card that is half spent, on what is not used',
    bought('P', became('card', 7500, code('C', 2500, bought('Q', unused('q', 5000))))),
    ['C 7500'],
    ['q'],
    ['P', 'Q'],
  ],
  [
    'a card that was spent on what was enjoyed owes the rest',
    bought('P', became('card', 7500, code('C', 2500, bought('Q', enjoyed('q', 5000))))),
    ['C 7500'],
    [],
    ['P'],
  ],
  [
    'a voucher that a good balance had paid in part, converted: what is left of its code is enough',
    bought('P', became('v', 7000, code('C', 8000, bought('Q', unused('q', 2000))))),
    ['C 7000'],
    [],
    ['P'],
  ],
  [
    'as far as the value reaches: the newest ends, the oldest stays',
    bought('P', became('v', 7000, code('C', 1000, bought('new', unused('n', 6000)), bought('old', unused('o', 3000))))),
    ['C 7000'],
    ['n'],
    ['P', 'new'],
  ],
  [
    'the last that is reached ends as a whole',
    bought('P', became('v', 7000, code('C', 1000, bought('new', unused('n', 5000)), bought('old', unused('o', 4000))))),
    ['C 7000'],
    ['n', 'o'],
    ['P', 'new', 'old'],
  ],
  [
    'what was enjoyed counts for nothing: an older one is reached instead',
    bought('P', became('v', 5000, code('C', 0, bought('new', enjoyed('n', 5000)), bought('old', unused('o', 5000))))),
    ['C 5000'],
    ['o'],
    ['P', 'old'],
  ],
  [
    'of a purchase with several, as many as the value reaches',
    bought(
      'P',
      became('v', 3000, code('C', 0, bought('Q', unused('q2', 2500), unused('q1', 2500), unused('q0', 2500)))),
    ),
    ['C 3000'],
    ['q2', 'q1'],
    ['P', 'Q'],
  ],
  [
    'what the code paid nothing of is not touched',
    bought('P', became('v', 3000, code('C', 0, bought('Q', unused('free', 0), unused('q', 2500))))),
    ['C 3000'],
    ['q'],
    ['P', 'Q'],
  ],
  [
    'a voucher that was bought with a card, and converted: its code owes the share of the card',
    bought('P', became('card', 7500, code('C', 2500, bought('Q', became('q', 5000, code('D', 8000)))))),
    ['C 2500', 'D 5000'],
    [],
    ['P', 'Q'],
  ],
  [
    'and what that code bought then',
    bought(
      'P',
      became(
        'card',
        7500,
        code('C', 2500, bought('Q', became('q', 5000, code('D', 1000, bought('R', unused('r', 4000)))))),
      ),
    ),
    ['C 2500', 'D 5000'],
    ['r'],
    ['P', 'Q', 'R'],
  ],
  [
    'two cards of one purchase, each for itself',
    bought(
      'P',
      became('two', 2000, code('B', 0, bought('Q', unused('q', 2000)))),
      became('one', 3000, code('A', 3000)),
    ),
    ['B 2000', 'A 3000'],
    ['q'],
    ['P', 'Q'],
  ],
])('%s', (_, root, codes, items, purchases) => {
  expect(shown(reachOf(root))).toEqual({ codes, items, purchases })
})

const shown = ({ codes, items, purchases }: Reach) => ({
  codes: codes.map(({ code: name, amount }) => `${name} ${amount}`),
  items: items.map(({ item }) => item),
  purchases,
})
