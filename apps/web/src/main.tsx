import './ui/styles/text.module.css'
import { AppRoutes } from './app-routes.tsx'
import { start } from './shell/routed/start.tsx'

start(<AppRoutes />)
