import { proofForm } from '@xinjian/contract/forms/report'
import { report } from '@xinjian/contract/nouns/report'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { Form, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { Dropzone } from '../../ui/dropzone/Dropzone.tsx'
import styles from '../pages/proof.module.css'
import { ProofResult, type ProofState } from './ProofResult.tsx'

/** Larger than any report; a film dropped by mistake would otherwise be read into memory. */
const MAX_BYTES = 200 * 1024 * 1024

async function sha256(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('')
}

/** Asks the platform about a file's fingerprint or a report's number. */
export function ProofForm({ initialNo }: { initialNo: string }) {
  const [state, setState] = useState<ProofState>({ kind: 'idle' })
  const check = async (
    what: string,
    body: () => Promise<{ sha256?: string; reportNo?: string }>,
  ) => {
    setState({ kind: 'working', what })
    try {
      const asked = await body()
      const proof = await call(report.proof, asked)
      setState({ kind: 'done', what, proof, by: asked.reportNo ? 'number' : 'file' })
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error) })
    }
  }
  const form = useForm(proofForm, {
    start: { reportNo: initialNo },
    onSubmit: (asked) => check(asked.reportNo, async () => asked),
  })
  const checkFile = (file: File | undefined) => {
    if (!file) return
    // What is in the field must not look like the number of this file.
    form.clear('reportNo')
    if (file.size > MAX_BYTES)
      setState({ kind: 'failed', message: '文件过大，不像是一份报告，请重新选择' })
    else void check(file.name, async () => ({ sha256: await sha256(file) }))
  }
  useEffect(() => {
    if (initialNo) void form.submit()
  }, [initialNo, form])

  return (
    <>
      <Dropzone
        accept=".pdf,.xlsx,.json"
        hint="支持平台下载的 PDF、Excel（.xlsx）与 JSON 文件"
        onFiles={(files) => checkFile(files[0])}
      />
      <p className={styles.verifyOr}>或</p>
      <Form of={form} className={styles.verifyNo}>
        <TextField
          of={form}
          name="reportNo"
          label="报告编号"
          placeholder="INV202610080000000427"
          autoComplete="off"
        />
        <SubmitButton of={form} busy={state.kind === 'working'}>
          核验
        </SubmitButton>
      </Form>
      <ProofResult state={state} />
    </>
  )
}
