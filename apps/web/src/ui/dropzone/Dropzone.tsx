import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { useUiText } from '../text.ts'
import styles from './dropzone.module.css'
import { filesOf } from './files-of.ts'

/** Files by drop (folders with all they hold), by click or by keyboard. `accept` as of <input>; the caller judges what was given. */
export function Dropzone(props: {
  accept?: string
  multiple?: boolean
  disabled?: boolean
  hint?: ReactNode
  onFiles: (files: File[]) => void
  /** Files of a folder that could not be read, or were too many, by name. */
  onLost?: (names: string[]) => void
}) {
  const text = useUiText()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const give = (files: File[]) => {
    if (files.length > 0 && !props.disabled)
      props.onFiles(props.multiple ? files : files.slice(0, 1))
  }
  return (
    <button
      type="button"
      className={cx(styles.drop, over && styles.dropOver)}
      disabled={props.disabled}
      onClick={() => input.current?.click()}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void filesOf(event.dataTransfer).then(({ files, lost }) => {
          give(files)
          if (lost.length > 0) props.onLost?.(lost)
        })
      }}
    >
      <Icon name="upload" size={30} strokeWidth="1.1" />
      <span>
        {text.dropHere} <b>{text.browse}</b>
      </span>
      {props.hint && <span className={styles.dropHint}>{props.hint}</span>}
      <input
        ref={input}
        type="file"
        hidden
        accept={props.accept}
        multiple={props.multiple}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          give([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </button>
  )
}
