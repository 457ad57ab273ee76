export { add, change, found, freeze, told } from './keep.ts'
export { customerRoutes } from './routes.ts'
export { type Customer, customers } from './store.ts'
