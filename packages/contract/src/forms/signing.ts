import { formOf } from '../form.ts'
import { signer } from '../nouns/collect.ts'

/** Who signs for the enterprise. */
export const signerForm = formOf({ body: signer }, 'role', 'name', 'idNo', 'mobile')
