export { type AccessReason, accessWithReason, giveReason, mustHaveReason } from './access-reason.ts'
export { type Asker, moneyTold, tellBoth, tellMoney } from './tell-both.ts'
