import { withQuery } from './paths.ts'

/** Links within supply-chain finance, as `paths` has those of the product; apart, because few come to one of its pages. */
export const supplyChainPaths = {
  receivables: (query: { anchorNo?: string } = {}) => withQuery('/supplyChain/receivables', query),
  receivable: (query: { no?: string } = {}) => withQuery('/supplyChain/receivable', query),
  debts: () => '/supplyChain/debts',
  ownReceivables: () => '/supplyChain/own',
  ownReceivable: (query: { no?: string; seat?: string } = {}) =>
    withQuery('/supplyChain/ownReceivable', query),
  orders: () => '/supplyChain/orders',
  order: (query: { no?: string } = {}) => withQuery('/supplyChain/order', query),
  ownOrders: () => '/supplyChain/ownOrders',
  ownOrder: (query: { no?: string; seat?: string } = {}) =>
    withQuery('/supplyChain/ownOrder', query),
  loans: () => '/supplyChain/loans',
  loan: (query: { no?: string } = {}) => withQuery('/supplyChain/loan', query),
  ownLoans: () => '/supplyChain/ownLoans',
  ownLoan: (query: { no?: string } = {}) => withQuery('/supplyChain/ownLoan', query),
}
