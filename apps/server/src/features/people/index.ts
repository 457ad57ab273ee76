export { inviteFirst, mustBeFree, openFirst } from './first.ts'
export { ownBack } from './own-back.ts'
export { peopleRoutes } from './routes.ts'
