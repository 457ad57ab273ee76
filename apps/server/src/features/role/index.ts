export {
  ALL_COMPANIES,
  type Company,
  companyReached,
  isOperator,
  mayGive,
  notYours,
} from './rights.ts'
export { roleRoutes } from './routes.ts'
export { enactSave, judgeSave, toldOfRole } from './save.ts'
export { type GivenRole, rolesByCode } from './store.ts'
