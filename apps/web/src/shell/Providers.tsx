import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { FeedbackHost } from '../ui/FeedbackHost.tsx'
import { UI_EN, UI_ZH, UiTextContext } from '../ui/text.ts'
import { ProofHost } from './proof/ProofHost.tsx'

/** What every screen of the application stands on. Server state (TanStack Query) starts with the surfaces that use it. */
export function Providers({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <UiTextContext value={language === 'en' ? UI_EN : UI_ZH}>
      {children}
      <ProofHost />
      <FeedbackHost />
    </UiTextContext>
  )
}
