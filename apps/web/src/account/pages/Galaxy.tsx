import type { DataOf } from '@xinjian/contract/endpoint'
import { galaxy } from '@xinjian/contract/nouns/public/galaxy'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { readGalaxyToken } from '../../shell/galaxy-token.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Enter } from '../galaxy/Enter.tsx'
import { Firms } from '../galaxy/Firms.tsx'
import styles from '../galaxy/galaxy.module.css'
import { Sheet } from '../galaxy/Sheet.tsx'
import { galaxyCall, isOver } from '../galaxy/wire.ts'
import { words } from '../galaxy/words.ts'

type Found = DataOf<typeof galaxy.galaxyFind>

/** `/kderp/galaxy`: the registry for anybody who read a picture. */
export function Component() {
  const t = useWords(words)
  const [entered, setEntered] = useState(() => readGalaxyToken() !== null)
  const [why, setWhy] = useState<string | null>(null)
  const [keyword, setKeyword] = useState('')
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [error, setError] = useState<string | null>(null)
  const find = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      setFound(await galaxyCall(galaxy.galaxyFind, { keyword }))
    } catch (cause) {
      if (isOver(cause)) {
        setWhy(messageOf(cause))
        setEntered(false)
      } else setError(messageOf(cause))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void find()
  }
  return (
    <Sheet title={t('title')} note={t('note')} other="records">
      {entered ? (
        <>
          <Card>
            <form className={styles.ask} onSubmit={submit}>
              <Field label={t('keyword')} hint={t('keywordHint')}>
                {(ids) => (
                  <Input
                    {...ids}
                    type="search"
                    maxLength={100}
                    prefix={<Icon name="search" size={16} />}
                    value={keyword}
                    onChange={({ target }) => setKeyword(target.value)}
                  />
                )}
              </Field>
              <Button type="submit" variant="primary" busy={busy}>
                {t('search')}
              </Button>
            </form>
          </Card>
          <Card>
            {busy ? (
              <Skeleton lines={6} />
            ) : error !== null ? (
              <Failed message={error} onRetry={() => void find()} />
            ) : found ? (
              <>
                <Firms found={found} />
                <p className={textStyles.muted}>{t('left', { n: found.left })}</p>
              </>
            ) : (
              <Empty icon="search" title={t('begin')} />
            )}
          </Card>
        </>
      ) : (
        <Enter why={why} onEntered={() => setEntered(true)} />
      )}
    </Sheet>
  )
}
