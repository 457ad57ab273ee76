/** The judged fields as rows and figures of the bench. */
import type { Judged } from './judge.ts'
import { bandsOf, INVOICE_GROUPS, ofDateAndAmount, type Share, shareOf } from './score.ts'

export interface Quality {
  structured: Judged[]
  pictures: Judged[]
  tickets: Judged[]
  /** Whether each was told for what it is. */
  kinds: Judged[]
  /** Null where there is no tesseract. */
  peer: Judged[] | null
  ticketPeer: Judged[] | null
}

type Row = (string | number)[]

const GOALS = { structured: 99, pictures: 95, tickets: 90, dateAndAmount: 95 } as const

const shareRow = (what: string, { fields, right, sureAndWrong, score }: Share): Row => [
  what,
  fields,
  right,
  sureAndWrong,
  score,
]

export function qualityRows(quality: Quality): Row[] {
  const { structured, pictures, tickets, kinds, peer, ticketPeer } = quality
  const beside = (what: string, own: Judged[], other: Judged[] | null): Row[] => [
    shareRow(`fields: ${what}`, shareOf(own)),
    ...(other ? [shareRow(`fields: ${what}, tesseract`, shareOf(other))] : []),
  ]
  const groups = Object.entries(INVOICE_GROUPS).flatMap(([name, fields]) => {
    const of = (judged: Judged[]) => judged.filter(({ field }) => fields.includes(field))
    return of(pictures).length > 0
      ? beside(`pictures, ${name}`, of(pictures), peer && of(peer))
      : []
  })
  return [
    shareRow('fields: structured files', shareOf(structured)),
    ...beside('pictures', pictures, peer),
    ...groups,
    ...beside('tickets', tickets, ticketPeer),
    ...beside(
      'tickets, date and amount',
      ofDateAndAmount(tickets),
      ticketPeer && ofDateAndAmount(ticketPeer),
    ),
    ...(kinds.length > 0 ? [shareRow('tickets told apart', shareOf(kinds))] : []),
    ...bandRows('structured', structured),
    ...bandRows('pictures', pictures),
    ...bandRows('tickets', tickets),
  ]
}

/** What said so of itself, how many, how many right, how many wrong; then the share that is right. */
const bandRows = (what: string, judged: Judged[]): Row[] =>
  bandsOf(judged)
    .filter(({ fields }) => fields > 0)
    .map(({ band, fields, right, wrong }) => [
      `${what}, confidence ${band}`,
      fields,
      right,
      `${wrong} wrong`,
      Number(((100 * right) / fields).toFixed(1)),
    ])

export function qualityFigures({ structured, pictures, tickets, peer, ticketPeer }: Quality) {
  const reached = (name: string, judged: Judged[], goal: number, other: Judged[] | null) => {
    const { score } = shareOf(judged)
    const theirs = other ? shareOf(other).score : null
    return {
      name,
      value: score,
      goal: `≥ ${goal}${theirs === null ? '' : `, and above tesseract's ${theirs}`}`,
      met: score >= goal && (theirs === null || score > theirs),
    }
  }
  return [
    reached('structured files, fields right of 100', structured, GOALS.structured, null),
    reached('pictures, fields right of 100', pictures, GOALS.pictures, peer),
    reached('tickets, fields right of 100', tickets, GOALS.tickets, ticketPeer),
    reached(
      'tickets, date and amount right of 100',
      ofDateAndAmount(tickets),
      GOALS.dateAndAmount,
      ticketPeer && ofDateAndAmount(ticketPeer),
    ),
  ]
}
