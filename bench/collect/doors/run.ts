/**
 * Every door into the collection by phone, walked in a browser from the first touch to the partner's callback: how often a person
 * touches, how many screens pass, and for how long server and page keep him waiting.
 */
import os from 'node:os'
import { type Browser, chromium } from 'playwright-core'
import { DIRECT_CHANNEL } from '../../../packages/contract/src/collect/direct-channel.ts'
import { DOORS } from '../../../packages/contract/src/collect/doors.ts'
import { chromiumPath } from '../../../packages/report-files/src/pdf.ts'
import { report } from '../../lib/results.ts'
import { type Product, startProduct } from '../../product/product.ts'
import { Hand } from './hand.ts'
import { type OfOffice, openOffice } from './office.ts'
import { scriptKib } from './scripts.ts'
import { setUp, visitTerminal } from './terminal.ts'
import { type Firm, type Outside, type Person, Walk } from './walk.ts'

/** All of one bureau, so that doors differ by what they ask alone: a password and a picture's letters. */
const AREA = { code: '4403', name: '深圳' }
/** A phone, and a screen that stands upright in a hall. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const STANDING = { viewport: { width: 1080, height: 1440 }, hasTouch: true }
const PARTS = ['open', 'sign', 'log in', 'collect', 'callback'] as const

interface Way {
  name: string
  address: string
  /** At which page it begins. */
  page: string
  kind: 'PHONE' | 'DIRECT' | 'TERMINAL'
}

const WAYS: readonly Way[] = [
  {
    name: 'a plain link',
    address: '/m/taxWeb/index?channel=demo',
    page: '/m/taxWeb/index',
    kind: 'PHONE',
  },
  ...DOORS.map(({ path, begins }) => ({
    name: path,
    address: path,
    page: `/m/taxWeb/${begins}`,
    kind: 'PHONE' as const,
  })),
  {
    name: 'institutions of one’s own choice',
    address: `/m/taxWeb/index?channel=${DIRECT_CHANNEL}`,
    page: '/m/taxWeb/index',
    kind: 'DIRECT',
  },
  {
    name: 'a terminal, then the phone',
    address: '/m/taxWeb/machine',
    page: '/m/taxWeb/machine',
    kind: 'TERMINAL',
  },
]

interface Walked {
  way: Way
  hands: Hand[]
}

export async function run(): Promise<void> {
  const load = () => os.loadavg()[0]!.toFixed(1)
  const before = load()
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(null),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const office = await openOffice(product)
    await office.calmBureau(AREA.code)
    const firms = await office.firms(AREA, WAYS.length)
    const walked: Walked[] = []
    for (const [i, way] of WAYS.entries()) {
      const found = firms[i]
      if (!found) throw new Error('the sandbox has too few firms')
      walked.push(await walk(browser, product, office, way, found))
      process.stdout.write(`${way.name}: ${sum(walked.at(-1)!, (h) => h.taps)} taps\n`)
    }
    write(walked, `${before} → ${load()}`)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function walk(
  browser: Browser,
  product: Product,
  office: OfOffice,
  way: Way,
  { firm, person }: { firm: Firm; person: Person },
): Promise<Walked> {
  const handOf = async (screen: object) => {
    const context = await browser.newContext({ ...screen, locale: 'zh-CN' })
    return new Hand(await context.newPage())
  }
  const outside: Outside = office.outside
  const hands: Hand[] = []
  let address = product.base + way.address
  if (way.kind === 'TERMINAL') {
    const at = await handOf(STANDING)
    hands.push(at)
    await setUp(at.page, address, await office.terminal())
    address = await visitTerminal(at, firm, person, outside)
  }
  const hand = await handOf(PHONE)
  hands.push(hand)
  const steps = new Walk(hand, firm, person, outside)
  await steps.opens(address)
  if (way.kind !== 'TERMINAL') {
    await steps.begins(way.kind === 'DIRECT' ? hand.page.getByLabel('查找机构') : undefined)
    if (way.kind === 'DIRECT') await steps.chooses([office.institution])
    await steps.names()
    await steps.signs()
  }
  await steps.logsIn()
  await steps.collects()
  await steps.isTold()
  for (const one of hands) await one.page.context().close()
  return { way, hands }
}

const sum = ({ hands }: Walked, of: (hand: Hand) => number): number =>
  hands.reduce((all, hand) => all + of(hand), 0)
const seconds = (ms: number): string => (ms / 1000).toFixed(1)
const partOf = (one: Walked, part: string): string =>
  seconds(sum(one, (hand) => hand.ours.get(part) ?? 0))

function write(walked: readonly Walked[], load: string): void {
  const plain = walked[0]!
  const most = (of: (one: Walked) => number) => Math.max(...walked.map(of))
  const taps = (one: Walked) => sum(one, (hand) => hand.taps)
  const screens = (one: Walked) => sum(one, (hand) => hand.screens.length)
  const partners = walked.filter(({ way }) => way.kind === 'PHONE')
  report({
    name: 'collect-doors',
    title: 'Doors into the collection, from the first touch to the callback',
    method: [
      'Production build served by the product, headless Chromium as a phone (390 × 844; the terminal 1080 × 1440), a new context per door, one walk each; each door with a firm of its own, all of one bureau (password and picture). The bureau answers at once: what is left is ours.',
      'Taps: touches of buttons, boxes and fields; letters typed are none. Screens: told apart by path and heading.',
      'Seconds are those in which a person waits for our server or page: from a touch until what it leads to stands there, codes on their way by SMS, the collection (its page looks every three seconds) and the message to the partner included. Reading time before a signature is the person’s and left out.',
      'JavaScript of the first page: what it needs before it shows, gzip −9, as the budgets count it. Doors without a channel of their own open the demonstration’s.',
      `Load of the machine (1 min): ${load}, server, database, worker, sandbox and browser on it together.`,
    ],
    columns: [
      'door',
      'taps',
      'screens',
      'first page, s',
      'to the signature, s',
      'log in, s',
      'collection, s',
      'callback, s',
      'ours in all, s',
      'JavaScript of the first page, KiB gz',
    ],
    rows: walked.map((one) => [
      one.way.name,
      taps(one),
      screens(one),
      ...PARTS.map((part) => partOf(one, part)),
      seconds(sum(one, (hand) => hand.total)),
      scriptKib(one.way.page).toFixed(1),
    ]),
    figures: [
      {
        name: 'taps of the plain link',
        value: taps(plain),
        goal: '≤ 22',
        met: taps(plain) <= 22,
      },
      {
        name: 'screens of the plain link',
        value: screens(plain),
        goal: '≤ 10',
        met: screens(plain) <= 10,
      },
      {
        name: 'most taps of a partner’s door',
        value: Math.max(...partners.map(taps)),
        goal: '≤ 26',
        met: partners.every((one) => taps(one) <= 26),
      },
      {
        name: 'longest that is ours, s',
        clock: 'time',
        value: Number((most((one) => sum(one, (hand) => hand.total)) / 1000).toFixed(1)),
        goal: '< 30',
        met: walked.every((one) => sum(one, (hand) => hand.total) < 30_000),
      },
    ],
  })
}

if (import.meta.main) await run()
