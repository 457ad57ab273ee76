import type { ReactNode } from 'react'
import type { Language } from '../../../i18n/language.ts'
import { PublicLayout } from '../../layout/PublicLayout.tsx'
import { Next } from './Next.tsx'

/** A page of the site from head to foot. */
export const SiteLayout = (props: { lang: Language; at: string; children: ReactNode }) => (
  <PublicLayout lang={props.lang} at={props.at}>
    {props.children}
    <Next lang={props.lang} />
  </PublicLayout>
)
