import './ui/styles/text.module.css'
import { AppRoutes, fetchAt } from './app-routes.tsx'
import { start } from './shell/routed/start.tsx'

start(<AppRoutes />, () => fetchAt(location.pathname))
