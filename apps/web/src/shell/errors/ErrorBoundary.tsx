import { Component, type ErrorInfo, type ReactNode } from 'react'
import { say } from '../../i18n/dictionary.ts'
import { STATUS_PATH } from '../../status-path.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/States.tsx'
import { words } from '../words.ts'
import { logError } from './error-log.ts'
import { isChunkError } from './new-build.ts'

/** Catches what a page throws, logs it with the component it came from, and offers a new try. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const frame = info.componentStack?.trim().split('\n')[0]?.trim() ?? ''
    logError(error, frame)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const t = say(words)
    // React keeps a failed import for ever: only a reload helps, another try does not.
    const stale = isChunkError(error)
    return (
      <Empty icon="warning" title={t('brokenTitle')}>
        <p>{t(stale ? 'brokenLoad' : 'brokenText')}</p>
        <Button
          variant="primary"
          icon="refresh"
          onClick={() => (stale ? location.reload() : this.setState({ error: null }))}
        >
          {t(stale ? 'reload' : 'retry')}
        </Button>
        <p>
          {/* A page of the site, which the program's router does not know. */}
          <a href={STATUS_PATH}>{t('serviceStatus')}</a>
        </p>
      </Empty>
    )
  }
}
