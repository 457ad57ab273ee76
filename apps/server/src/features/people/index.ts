export { inviteFirst, mustBeFree, openFirst } from './first.ts'
export { peopleRoutes } from './routes.ts'
