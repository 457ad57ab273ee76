/** What most firms have in common; a profile says where it differs. */
import type { Flow } from '../profile.ts'

export const sales = (over: Partial<Flow> & Pick<Flow, 'monthly' | 'ticket' | 'goods'>): Flow => ({
  spread: 0.8,
  lines: 2.4,
  parties: 42,
  partySpread: 0.7,
  pools: { FIRM: 0.85, SHOP: 0.15 },
  local: 0.6,
  special: 0.85,
  growth: 0.08,
  red: 0.012,
  redLag: 2,
  voided: 0.02,
  diskKept: 0,
  night: 0.01,
  restDay: 0.18,
  ...over,
})

export const COSTS = {
  electricity: 1.4,
  water: 0.5,
  freight: 2,
  rent: 0.8,
  telecom: 0.5,
  office: 0.9,
  meal: 0.5,
  hotel: 0.3,
  fuel: 0.5,
}

export const purchases = (
  over: Partial<Flow> & Pick<Flow, 'monthly' | 'ticket' | 'goods'>,
): Flow => ({
  spread: 0.7,
  lines: 1.9,
  parties: 34,
  partySpread: 0.8,
  pools: { FIRM: 1 },
  local: 0.65,
  special: 0.86,
  growth: 0.08,
  red: 0.006,
  redLag: 1,
  voided: 0.01,
  diskKept: 0,
  night: 0.01,
  restDay: 0.2,
  ...over,
})

export const COMPLIANT = { grades: ['A', 'A', 'B'], bankAuths: 1 }
