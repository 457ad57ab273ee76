import { createRoot } from 'react-dom/client'
import { setTransport } from '../../api/client.ts'
import { ProofForm } from './ProofForm.tsx'

/** Starts the verification form in its place. Errors are shown by the form itself, in words, not in boxes. */
export function start(element: HTMLElement): void {
  setTransport({
    token: () => null,
    tell: async () => false,
    words: () => ({
      offline: '网络连接异常，请检查网络后重试',
      timeout: '服务器响应超时，请稍后重试',
    }),
  })
  const no = new URLSearchParams(location.search).get('no') ?? ''
  createRoot(element).render(<ProofForm initialNo={no} />)
}
