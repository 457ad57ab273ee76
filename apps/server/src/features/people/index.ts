export { dropFactorsOf, editUser, linkUser, makeUser } from './enact.ts'
export { type AccountParts, inviteFirst, mustBeFree, openFirst } from './first.ts'
export {
  accountOf,
  heldAccount,
  isSensitive,
  judgeEdit,
  judgeNew,
} from './judge.ts'
export type { Account } from './opened.ts'
export { ownBack } from './own-back.ts'
export { peopleRoutes } from './routes.ts'
export { told, toldOf } from './wire.ts'
