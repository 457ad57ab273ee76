export {
  enteredSince,
  firmsOfLoans,
  type LoanCase,
  type LoanName,
  loansAfter,
  loansOf,
} from './cases.ts'
export { loanOutcomeRoutes } from './routes.ts'
