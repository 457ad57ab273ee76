export { firmsOfLoans, type LoanCase, loansAfter } from './cases.ts'
export { loanOutcomeRoutes } from './routes.ts'
