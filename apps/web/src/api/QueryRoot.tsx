import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '../i18n/language.ts'

/** No silent retries: a refusal is an answer, and a lost connection has been told to the user, who decides. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      retry: false,
    },
  },
})

/** What is shown is asked for again once another language is chosen: answers come in the language that they were asked in. */
function useAskedAgain(): void {
  const language = useLanguage()
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void client.invalidateQueries()
  }, [language])
}

export function QueryRoot({ children }: { children: ReactNode }) {
  useAskedAgain()
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
