import type { TextBlock } from '@xinjian/engine/report/document'
import { BlockFrame } from './BlockFrame.tsx'

export function Prose({ block }: { block: TextBlock }) {
  return (
    <BlockFrame id={block.id} title={block.title} className="rp-prose">
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </BlockFrame>
  )
}
