import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Briefing } from '#domain/creatives/production/briefing.ts'
import type { ProductionCommentInput } from '#domain/creatives/production/commentAnchor.ts'
import type {
  ProductionBoardView,
  ProductionList,
  ProductionView,
} from '#domain/creatives/production/productionView.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { opened, type UploadKey } from './uploadCalls.ts'

const one = api.productions[':lineId']

/** An ad production. Raises production_not_found, as all calls here do for a stranger. */
export const loadProduction = (lineId: string) =>
  answerOf<ProductionView>(one.$get({ param: { lineId } }, opened()))

/** Sends the brief, or replaces it. Raises ProductError. */
export const sendBriefingCall = (lineId: string, json: Briefing) =>
  answerOf<ProductionView>(one.briefing.$put({ param: { lineId }, json }, opened()))

/** Turns an upload into material or a file of a draft. Raises upload_incomplete with the missing parts. */
export const completeProductionUploadCall = ({ id, lineId }: UploadKey) =>
  answerOf<unknown>(
    one.uploads[':uploadId'].completion.$post({ param: { lineId, uploadId: id } }, opened()),
  )

/** Removes material, or a file of an unsent draft. Raises ProductError. */
export const removeProductionFileCall = (lineId: string, fileId: string) =>
  answerOf<ProductionView>(one.files[':fileId'].$delete({ param: { lineId, fileId } }, opened()))

/** Adds a comment on the ad. Raises ProductError. */
export const addCommentCall = (lineId: string, json: ProductionCommentInput) =>
  answerOf<ProductionView>(one.comments.$post({ param: { lineId }, json }, opened()))

/** Requests changes, which uses up one round. Raises ProductError. */
export const requestChangesCall = (lineId: string, json: { text: string; draftNumber: number }) =>
  answerOf<ProductionView>(one.changes.$post({ param: { lineId }, json }, opened()))

/** Accepts the draft. Raises ProductError. */
export const acceptDraftCall = (lineId: string, draftNumber: number) =>
  answerOf<ProductionView>(
    one.acceptance.$post({ param: { lineId }, json: { draftNumber } }, opened()),
  )

/** Turns a delivered file into a creative of a campaign. Raises ProductError. */
export const placeOnCampaignCall = (lineId: string, json: { fileId: string; targetId: string }) =>
  answerOf<ProductionView>(one.uses.$post({ param: { lineId }, json }, opened()))

/** Filters of the desk's board. */
export interface ProductionQuery {
  list: ProductionList
  mediaType: MediaType | null
  maker: string | null
  search: string
  page: number
}

/** A page of a list of the board. Raises ProductError. */
export const loadProductions = ({ list, mediaType, maker, search, page }: ProductionQuery) =>
  answerOf<ProductionBoardView>(
    api.productions.$get({
      query: {
        list,
        page: String(page),
        ...(mediaType ? { mediaType } : {}),
        ...(maker ? { maker } : {}),
        ...(search ? { search } : {}),
      },
    }),
  )

/** Starts the production of an ad. Raises production_changed. */
export const startProductionCall = (lineId: string) =>
  answerOf<ProductionView>(one.start.$post({ param: { lineId } }))

/** Assigns the maker of an ad. Raises ProductError. */
export const assignMakerCall = (lineId: string, makerId: string | null) =>
  answerOf<ProductionView>(one.maker.$put({ param: { lineId }, json: { makerId } }))

/** Sends the draft to the buyer. Raises draft_not_ready. */
export const sendDraftCall = (lineId: string, text: string) =>
  answerOf<ProductionView>(one.drafts.$post({ param: { lineId }, json: { text } }))

/** Marks a comment as resolved. Raises ProductError. */
export const tickCommentCall = (lineId: string, commentId: number, isDone: boolean) =>
  answerOf<ProductionView>(
    one.comments[':commentId'].$put({
      param: { lineId, commentId: String(commentId) },
      json: { isDone },
    }),
  )
