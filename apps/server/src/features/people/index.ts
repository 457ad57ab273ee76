export { dropFactorsOf, editUser, linkUser, makeUser } from './enact.ts'
export { inviteFirst, mustBeFree, openFirst } from './first.ts'
export {
  accountOf,
  heldAccount,
  isSensitive,
  judgeEdit,
  judgeNew,
} from './judge.ts'
export { ownBack } from './own-back.ts'
export { peopleRoutes } from './routes.ts'
export type { Account } from './store.ts'
export { told } from './wire.ts'
