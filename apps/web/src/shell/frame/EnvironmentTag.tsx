import { useEffect } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useStore } from '../../ui/store.ts'
import { environment, loadEnvironment } from '../environment.ts'
import styles from './frame.module.css'
import { words } from './words.ts'

/** Shown wherever the data is not real: nobody may take a demo for production. */
export function EnvironmentTag() {
  const t = useWords(words)
  const env = useStore(environment)
  useEffect(() => void loadEnvironment(), [])
  if (!env?.sandbox && !import.meta.env.DEV) return null
  return <span className={styles.env}>{t(env?.sandbox ? 'sandbox' : 'development')}</span>
}
