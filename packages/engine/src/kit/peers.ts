/**
 * What enterprises of the like come to, and how a value lies among them (domain §3.1 last point). The only place where a
 * threshold meets peers: too few of them are none, and what is not compared has no colour and says so.
 */
import type { Flag, IndicatorInput, PeerNote, Unit } from '../report/document.ts'
import { peerWords } from '../report/peer.ts'
import { growth, input, roundTo } from './outcome.ts'
import { quantityText } from './threshold.ts'
import { PEER_SAYS } from './words.ts'

/** Percentiles of one indicator among its peers, in the unit of the indicator; ratios are fractions. */
export interface PeerBand {
  /** Enterprises behind it. */
  n: number
  /** Which enterprises, in words: `批发业，大类F51，小型企业`. */
  level: string
  /** Absent where there are too few enterprises for so far a tail. */
  p5?: number
  p10: number
  p25: number
  median: number
  p75: number
  p90: number
}

/** By id of the indicator with its suffix: `T-005`, `F-09.ROE`. */
export type PeerTable = Readonly<Partial<Record<string, PeerBand>>>

/** Enterprises from which a band says anything, and below which it could give away what one of them comes to. */
export const MIN_PEERS = 10

export const NO_PEERS = PEER_SAYS.none

/** null = there is no comparison, or it is of too few. */
export function peerOf(table: PeerTable | undefined, id: string): PeerBand | null {
  const band = table?.[id]
  return band && band.n >= MIN_PEERS ? band : null
}

type PeerPoint = 'p5' | 'p10' | 'p25' | 'median' | 'p75' | 'p90'

/** A bound that the peers set: below their P10, below half of their median. */
interface PeerBound {
  op: '<' | '>'
  at: PeerPoint
  /** Of the percentile; default 1. */
  times?: number
}

export interface PeerThreshold {
  yellow: PeerBound
  red?: PeerBound
}

/** null = the band does not tell that percentile. */
export function beyondPeers({ op, at, times = 1 }: PeerBound, value: number, band: PeerBand) {
  const point = band[at]
  if (point === undefined) return null
  return op === '<' ? value < point * times : value > point * times
}

/** Colour of a value beside its peers; without them there is none, and the detail says why. */
export function besidePeers(
  value: number | null,
  band: PeerBand | null,
  { yellow, red }: PeerThreshold,
): { flag?: Flag; detail?: string } {
  if (value === null) return {}
  const attention = band && beyondPeers(yellow, value, band)
  if (!band || attention === null) return { flag: 'GREY', detail: NO_PEERS }
  if (red && beyondPeers(red, value, band)) return { flag: 'RED' }
  return { flag: attention ? 'YELLOW' : 'GREEN' }
}

/** (value − median) ÷ |median|; null with its reason where the median is nought. */
export const awayFromMedian = (value: number, { median }: PeerBand) => growth(value, median)

/** value − median, in the unit of the indicator. Of two ratios of six decimals: its tail is no difference. */
export const overMedian = (value: number, { median }: PeerBand, unit: Unit): number =>
  roundTo(value - median, unit)

/** What a figure or rule that was set beside peers was made of. */
export const peerInputs = ({ median, n, level }: PeerBand, unit: Unit): IndicatorInput[] => [
  input(PEER_SAYS.median, median, unit),
  input(PEER_SAYS.households, n, 'parties'),
  input(PEER_SAYS.level, level, 'index'),
]

/** What stands beside a value: who its peers are, how many, and their middle. */
export const peerNote = ({ n, level, median }: PeerBand): PeerNote => ({ n, level, median })

/** As a sentence of a note. */
export const peerSentence = (band: PeerNote, unit: Unit): string =>
  peerWords(band, quantityText(band.median, unit))
