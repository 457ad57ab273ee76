import type { ReactNode } from 'react'
import { Seal } from '../ui/brand/Seal.tsx'
import './splash.css'

/** A whole page that only tells one thing and offers ways on. */
export function Notice(props: { code: string; title: string; text: string; children: ReactNode }) {
  return (
    <main className="s-notice">
      <Seal size={48} />
      <p className="s-notice__code num" aria-hidden="true">
        {props.code}
      </p>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div className="s-notice__ways">{props.children}</div>
    </main>
  )
}
