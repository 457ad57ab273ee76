import { useQuery } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { KeyAdd } from './KeyAdd.tsx'
import { KeyLine } from './KeyLine.tsx'
import { KeyMade, type Made } from './KeyMade.tsx'
import { keyWords } from './key-words.ts'

/** Keys of a channel's systems: made once and shown once, replaced side by side, ended at once. */
export function KeysCard({ code, may }: { code: string; may: boolean }) {
  const t = useWords(keyWords)
  const [made, setMade] = useState<Made | null>(null)
  const found = useQuery(query(channel.apiKeyList, { code }))
  const renew = () => void found.refetch()
  const shown = (one: Made) => {
    setMade(one)
    renew()
  }
  return (
    <Card title={t('title')} extra={may && <KeyAdd code={code} onMade={shown} />}>
      <p className={textStyles.muted}>
        {t('note')}{' '}
        <a href="/api/docs#keys" target="_blank" rel="noreferrer">
          {t('docs')}
        </a>
      </p>
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={renew} />
      ) : found.data ? (
        <ul data-part="keys">
          {found.data.length === 0 && <li className={textStyles.muted}>{t('none')}</li>}
          {found.data.map((row) => (
            <KeyLine key={row.id} row={row} may={may} onMade={shown} onDone={renew} />
          ))}
        </ul>
      ) : (
        <Skeleton lines={3} />
      )}
      <KeyMade made={made} onClose={() => setMade(null)} />
    </Card>
  )
}
