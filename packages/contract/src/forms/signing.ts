import { signer } from '../collect/signing.ts'
import { formOf } from '../form.ts'

/** Who signs for the enterprise. */
export const signerForm = formOf({ body: signer }, 'role', 'name', 'idNo', 'mobile')
