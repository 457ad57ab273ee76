import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { act } from '../../tax/flow.ts'
import { handover } from '../../words/handover.ts'
import styles from './handover.module.css'

type Way = DataOf<typeof collect.customRouter>

/** The way back to whoever sent the person here; nothing where the channel lists no address. In the same window: web views open no other. */
export function ReturnTo() {
  const t = useWords(handover)
  const [way, setWay] = useState<Way | null>(null)
  useEffect(() => {
    act(collect.customRouter, {}, { again: true, silent: true })
      .then(setWay)
      .catch(() => undefined)
  }, [])
  if (!way?.url) return null
  return (
    <a className={styles.back} href={way.url} rel="noreferrer">
      {t('back', { title: way.title })}
    </a>
  )
}
