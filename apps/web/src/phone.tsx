/** The program of the phone: its pages alone, drawn by Preact in the build (vite.phone.config.ts). */
import './ui/styles/text.module.css'
import { PhoneRoutes } from './phone-routes.tsx'
import { start } from './shell/routed/start.tsx'

start(<PhoneRoutes />)
