/**
 * Fills in the status page, and keeps it true while it is open. Plain DOM: the frame with every part stands in the page already. What
 * cannot be read is said to be unknown, never left as it was. Names of parts and states are read off the page: modules that the program
 * shares lie in chunks with the kit, whose style sheet is another than that of the public site.
 */
import type { DataOf } from '@xinjian/contract/endpoint'
import type { serviceStatus } from '@xinjian/contract/nouns/public/serviceStatus'
import type { IncidentState, PartState } from '@xinjian/contract/status/status'
import { words } from '../site/status/live-words.ts'
import { Refused, send } from './send.ts'

type Status = DataOf<typeof serviceStatus.serviceStatus>
type Part = Status['parts'][number]
type Day = Part['days'][number]

/** As `fill` of the kit, whose module brings React. */
const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))

/** `2026-11-28 21:05` in China, whatever the reader's clock. */
const CHINA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

const AGAIN_MS = 60_000
const DAYS = 30
const DAY_MS = 86_400_000

export function start(root: HTMLElement): void {
  const lang = document.documentElement.lang === 'en' ? 'en' : 'zh'
  const say = (key: keyof typeof words.zh, values: Record<string, string | number> = {}) =>
    fill(words[lang][key], values)
  const at = (iso: string) => CHINA.format(new Date(iso))
  const names: Record<PartState | IncidentState, string> = JSON.parse(root.dataset.names ?? '{}')
  const stateName = (state: PartState) => names[state]
  const partName = (part: string) =>
    root.querySelector(`[data-service="${part}"] h3`)?.textContent ?? part
  /** A sheet imported here would bring that of the kit, and its colours, with it. */
  const like = (name: 'aside' | 'bars' | 'history' | 'text') =>
    root.querySelector('template')!.content.querySelector(`[data-like="${name}"]`)!.className
  const slot = (name: string, within: ParentNode = root) =>
    within.querySelector<HTMLElement>(`[data-slot="${name}"]`)!
  const element = <K extends keyof HTMLElementTagNameMap>(
    tag: K,
    text = '',
    className?: string,
  ): HTMLElementTagNameMap[K] => {
    const made = document.createElement(tag)
    made.textContent = text
    if (className) made.className = className
    return made
  }

  function lines(part: Part): string[] {
    const { hour, last24h, notice, until, oldestSeconds, since, state } = part
    const counted = (key: 'hour' | 'day', of: Part['hour']) =>
      of ? [say(key, { ok: of.succeeded, failed: of.failed })] : []
    const told = [...counted('hour', hour), ...counted('day', last24h)]
    const isQueue = part.part === 'REPORT_QUEUE'
    // There or not: nothing of them is counted.
    const beside = part.part === 'FILES' || part.part === 'WORKER' ? part.part : null
    return [
      ...(since ? [say('since', { at: at(since) })] : []),
      ...(notice ? [until ? say('until', { notice: say(notice), until }) : say(notice)] : []),
      ...(isQueue && state !== 'NO_DATA'
        ? [oldestSeconds === null ? say('empty') : say('queue', { n: oldestSeconds })]
        : []),
      ...(beside && state === 'OUTAGE' ? [say(beside)] : []),
      ...(told.length > 0 || isQueue || beside ? told : [say('few')]),
    ]
  }

  function dayText(day: Day): string {
    const n = day.operational + day.delayed + day.partial + day.outage
    const minutes = (['OUTAGE', 'PARTIAL', 'DELAYED'] as const).flatMap((state) => {
      const of = day[state === 'OUTAGE' ? 'outage' : state === 'PARTIAL' ? 'partial' : 'delayed']
      return of > 0 ? [say('minutes', { state: stateName(state), n: of })] : []
    })
    const text =
      minutes.length === 0
        ? say('dayGood', { day: day.day, n })
        : say('dayBad', {
            ...{ day: day.day, state: stateName(day.state), n },
            minutes: minutes.join(say('comma')),
          })
    if (!day.calls) return text
    const { succeeded, failed } = day.calls
    // Cut, not rounded: 100 is said where nothing failed.
    const share = Math.floor((succeeded / (succeeded + failed)) * 1_000) / 10
    return say('share', { text, share })
  }

  /** The last days in China, old ones first. */
  function lastDays(): string[] {
    const now = Date.now()
    return Array.from({ length: DAYS }, (_, i) =>
      CHINA.format(now - (DAYS - 1 - i) * DAY_MS).slice(0, 10),
    )
  }

  function history(part: Part): HTMLElement[] {
    const known = new Map(part.days.map((day) => [day.day, day]))
    const days = lastDays().map((day) => ({ day, of: known.get(day) }))
    const good = days.filter(({ of }) => of?.state === 'OPERATIONAL').length
    const none = days.filter(({ of }) => !of || of.state === 'NO_DATA').length
    const bars = element('div', '', like('bars'))
    bars.setAttribute('role', 'img')
    bars.setAttribute(
      'aria-label',
      say('historyOf', {
        ...{ part: partName(part.part), n: DAYS, good, none },
        bad: DAYS - good - none,
      }),
    )
    const list = element('ol')
    for (const { day, of } of days) {
      const bar = element('i')
      bar.dataset.day = of?.state ?? 'NO_DATA'
      const text = of ? dayText(of) : say('dayNone', { day })
      bar.title = text
      bars.append(bar)
      list.prepend(element('li', text))
    }
    const more = element('details', '', like('history'))
    list.tabIndex = 0
    list.setAttribute('aria-label', say('history', { n: DAYS }))
    more.append(element('summary', say('history', { n: DAYS })), list)
    return [bars, more]
  }

  function tellPart(part: Part): void {
    const row = root.querySelector<HTMLElement>(`[data-service="${part.part}"]`)
    if (!row) return
    row.dataset.state = part.state
    slot('state', row).textContent = stateName(part.state)
    slot('said', row).replaceChildren(...lines(part).map((line) => element('p', line)))
    const days = slot('days', row)
    const open = days.querySelector('details')?.open === true
    days.replaceChildren(...history(part))
    days.querySelector('details')!.open = open
  }

  function incident(of: Status['incidents'][number]): HTMLElement {
    const article = element('article')
    const title = lang === 'en' ? of.titleEn : of.title
    const from = at(of.startedAt)
    const span = of.endedAt ? say('span', { from, to: at(of.endedAt) }) : say('from', { from })
    const [last, ...before] = of.updates
    const parts = of.parts.map(partName).join(lang === 'en' ? ', ' : '、')
    const update = (one: Status['incidents'][number]['updates'][number]) => {
      const item = element('div')
      item.append(
        element('p', `${names[one.state]} · ${at(one.at)}`, like('aside')),
        element('p', lang === 'en' ? one.textEn : one.text, like('text')),
      )
      if (one.correctedAt)
        item.append(element('small', say('corrected', { at: at(one.correctedAt) })))
      return item
    }
    article.append(
      element('h3', title),
      element('p', of.endedAt ? span : `${stateName(of.impact)} · ${span}`, like('aside')),
      element('p', parts, like('aside')),
    )
    if (last) article.append(update(last))
    if (before.length > 0) {
      const more = element('details')
      more.append(element('summary', say('updates', { n: before.length })), ...before.map(update))
      article.append(more)
    }
    return article
  }

  function tell(status: Status): void {
    const of = (states: readonly PartState[]) =>
      status.parts.filter(({ state }) => states.includes(state)).length
    const [bad, good, none] = [
      of(['DELAYED', 'PARTIAL', 'OUTAGE']),
      of(['OPERATIONAL']),
      of(['NO_DATA']),
    ]
    const head =
      bad > 0 ? say('affected', { n: bad }) : good > 0 ? say('allGood', { n: good }) : say('stale')
    slot('now').replaceChildren(
      element('span', head),
      ...(none > 0 ? [element('small', say('unknown', { n: none }), like('aside'))] : []),
      element(
        'small',
        status.measuredAt ? say('measured', { at: at(status.measuredAt) }) : say('stale'),
        like('aside'),
      ),
    )
    for (const part of status.parts) tellPart(part)
    slot('incidents').replaceChildren(
      ...(status.incidents.length > 0
        ? status.incidents.map(incident)
        : [element('p', say('noIncidents'))]),
    )
  }

  /** Nothing that was told before may go on standing as if it were so now. */
  function lose(): void {
    slot('now').replaceChildren(element('span', say('lost')))
    for (const row of root.querySelectorAll<HTMLElement>('[data-service]')) {
      row.dataset.state = 'NO_DATA'
      slot('state', row).textContent = stateName('NO_DATA')
      slot('said', row).replaceChildren()
    }
  }

  const address = root.dataset.address ?? ''
  const read = () =>
    send<typeof serviceStatus.serviceStatus>(address, null, { language: lang, lost: say('lost') })
      .then(tell)
      .catch((error) => {
        if (!(error instanceof Refused)) throw error
        lose()
      })
  void read()
  setInterval(() => {
    if (!document.hidden) void read()
  }, AGAIN_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void read()
  })
}
