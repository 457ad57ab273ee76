export { entriesUnder, entryWalk } from './entries.ts'
export { type Balances, balancesOf, enter, type LedgerTx, lockLedger, setCredit } from './ledger.ts'
export { ledgerRoutes, wireBalance } from './routes.ts'
