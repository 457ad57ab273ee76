import { AppRoutes } from './app-routes.tsx'
import { start } from './shell/start.tsx'

start(<AppRoutes />)
