import path from 'node:path';

/**
 * Where the preview server keeps the feedback that it receives: `SERVE_FEEDBACK_FOLDER`, else `feedback/` in the project.
 *
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} env
 */
export function feedbackFolder(root, env) {
  return path.resolve(root, env.SERVE_FEEDBACK_FOLDER ?? 'feedback');
}
